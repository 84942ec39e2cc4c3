/** A drawing process that dies over one tile, hangs over another, and draws nothing for the others: their ids, in the order of drawing. */
const drawn: string[] = [];

process.on('message', ({ id, request }: { id: number; request: { scene: { tiles?: { tile: string }[] } } }) => {
  const tile = request.scene.tiles?.[0]?.tile ?? 'crash';
  // As a fault in native code does: nothing in the process can catch it.
  if (tile === 'crash') process.kill(process.pid, 'SIGKILL');
  while (tile === 'hang' || tile === 'crash');
  drawn.push(tile);
  const bytes = new TextEncoder().encode(drawn.join(' '));
  process.send?.({ id, picture: { bytes, width: 1, height: 1, mime: 'image/webp', name: 'alive.webp' } });
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
