/** Reports that it is ready, then neither draws nor listens. */
process.send?.({ ready: true }, undefined, undefined, () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
