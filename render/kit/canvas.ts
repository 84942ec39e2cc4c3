import { type Canvas, createCanvas as create } from '@napi-rs/canvas';
// Registers the fonts: there is no canvas without them.
import './text.ts';

/**
 * What all pictures are drawn on, and all text measured on. Letters take the shapes of English, not those of the language
 * that the machine is set to: Serbian has another б, Romanian another ţ.
 */
export function createCanvas(width: number, height: number): Canvas {
  const canvas = create(width, height);
  canvas.getContext('2d').lang = 'en';
  return canvas;
}
