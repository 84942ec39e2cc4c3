/** Imported before a script: one signal throws an uncaught error, another rejects a promise; both errors contain the token. */
const broken = (): Error => new Error(`nobody caught ${process.env.DISCORD_TOKEN}`);

process.on('SIGUSR2', () => {
  throw broken();
});
process.on('SIGWINCH', () => void Promise.reject(broken()));
