export { builders, oneSecondPart } from './builders.ts';
export { goods } from './goods.ts';
export { pigs } from './pigs.ts';
