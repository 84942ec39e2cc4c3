import { type Canvas, createCanvas as create } from '@napi-rs/canvas';
// Registers the fonts, which every canvas needs.
import './text.ts';

/**
 * The canvas of all pictures and of all measuring of text. Letters have their English shapes on every machine: Serbian has another б,
 * Romanian another ţ.
 */
export function createCanvas(width: number, height: number): Canvas {
  const canvas = create(width, height);
  canvas.getContext('2d').lang = 'en';
  return canvas;
}
