/** Stands for a renderer that the stage never asks for. */
export const WebGPURenderer = null
