/**
 * Preloaded into the playground's children: when the playground dies without a word, its bot must not live on and
 * share the data with the next one.
 */
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
