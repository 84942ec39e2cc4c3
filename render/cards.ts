import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { CardScene, HandScene } from './scene.ts';

export function composeCard({ size = 480 }: CardScene): Canvas {
  return createCanvas(size, Math.round(size * 1.4));
}

export function composeHand(_scene: HandScene): Canvas {
  return createCanvas(480, 672);
}
