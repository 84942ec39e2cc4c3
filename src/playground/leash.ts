/** Preloaded into the playground's children. If the playground dies, its bot must end too: it must not share the data with the next one. */
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
