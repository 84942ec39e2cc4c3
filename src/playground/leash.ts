/**
 * Preloaded into the playground's children: if the playground dies, its bot must end too, so that it does not share the data with the next
 * one.
 */
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
