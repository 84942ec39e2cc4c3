/** Draws nothing: answers with its orders and its environment, for tests to read. */
process.on('message', (order: { id: number }) => {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...order, env: process.env }));
  process.send?.({ id: order.id, picture: { bytes, width: 1, height: 1, mime: 'image/webp', name: 'echo.webp' } });
});
process.on('disconnect', () => process.exit());
// Its parent may have ended by now.
process.send?.({ ready: true }, undefined, undefined, () => {});
