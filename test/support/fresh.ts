import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

let copies = 0;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const copy = new URLSearchParams(context.parentURL?.split('?')[1]).get('copy');
    const isOwn = found.url.startsWith('file:') && !found.url.includes('/node_modules/');
    return copy && isOwn ? { ...found, url: `${found.url.split('?')[0]}?copy=${copy}` } : found;
  },
});

/** Imports modules of the project anew, each copy with its own state: what a further release in the same process would be. */
export function freshModules(): <T>(path: string) => Promise<T> {
  const copy = ++copies;
  return (path) => import(`${pathToFileURL(path)}?copy=${copy}`);
}
