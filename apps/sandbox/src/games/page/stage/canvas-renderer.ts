/** Draws on a plain canvas; a file of its own, as hardly a browser needs it. */
export { CanvasRenderer } from 'pixi.js'
