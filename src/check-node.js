// Plain JavaScript, loaded before anything else: a Node that is too old could not even read the files that follow.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `This program needs Node 24 or newer, and this is Node ${process.versions.node}: start it by its npm script ` +
      '(npm start, npm run playground), which on Linux brings its own Node, or install Node 24 from https://nodejs.org',
  );
  process.exit(1);
}
