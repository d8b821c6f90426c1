/** Loads one picture. Rejects when it is missing or broken. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.decoding = 'async'
  picture.src = address
  await picture.decode()
  return picture
}

/** An empty drawing surface of so many pixels. */
export function drawingSurface(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser has no 2D drawing')
  return { canvas, pen }
}
