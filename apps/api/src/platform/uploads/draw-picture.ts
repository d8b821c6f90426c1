import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

const PIXELS_MAX = 25_000_000
/** Longest side of a kept picture: enough to read a screenshot. */
const SIDE_MAX = 2_400
const DECODE_SECONDS_MAX = 10
const PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']

/**
 * Draws a picture anew as WebP, which leaves its metadata and anything hidden behind it; null for
 * what is no picture or cannot be drawn, whatever is wrong with it. What an upload is, its first
 * bytes say and not its header. To be called in the turn of uploads.
 */
export async function drawPicture(upload: Buffer): Promise<Buffer | null> {
  const type = await fileTypeFromBuffer(upload)
  if (!type || !PICTURES.includes(type.mime)) return null
  return sharp(upload, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .timeout({ seconds: DECODE_SECONDS_MAX })
    .autoOrient()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => null)
}
