/** Imported before a script: by a signal it throws what nobody catches, by another it rejects; both say the token. */
const broken = (): Error => new Error(`nobody caught ${process.env.DISCORD_TOKEN}`);

process.on('SIGUSR2', () => {
  throw broken();
});
process.on('SIGWINCH', () => void Promise.reject(broken()));
