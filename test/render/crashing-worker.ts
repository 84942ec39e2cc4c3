/** A drawing process that crashes over one tile, hangs over another, and draws no others: it returns their ids, in the order of drawing. */
const drawn: string[] = [];

process.on('message', ({ id, request }: { id: number; request: { scene: { tiles?: { tile: string }[] } } }) => {
  const tile = request.scene.tiles?.[0]?.tile ?? 'crash';
  // Like a fault in native code: nothing in the process can catch it.
  if (tile === 'crash') process.kill(process.pid, 'SIGKILL');
  while (tile === 'hang' || tile === 'crash');
  drawn.push(tile);
  const bytes = new TextEncoder().encode(drawn.join(' '));
  process.send?.({ id, picture: { bytes, width: 1, height: 1, mime: 'image/webp', name: 'alive.webp' } });
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
