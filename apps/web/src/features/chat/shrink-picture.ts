import { UPLOAD_BYTES_MAX } from '@maidan/contract'

/** What may be sent into a chat. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Longest side of what is sent: text on a screenshot stays readable, and a slow line carries it. */
const SIDE_MAX = 2000
const SENT_TYPE = 'image/jpeg'
const QUALITY = 0.85

/**
 * A picture drawn anew in the browser: the place and the phone that it was taken with stay on the
 * device. Null for what is too large or no picture.
 */
export async function shrinkPicture(file: File): Promise<Blob | null> {
  const known = pictureTypes.some((type) => type === file.type)
  if (!known || file.size === 0 || file.size > UPLOAD_BYTES_MAX) return null
  const drawn = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  return drawn === null ? null : draw(drawn)
}

function draw(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen === null) return Promise.resolve(null)
  // A JPEG has no holes: what is clear in a PNG becomes paper.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((done) => canvas.toBlob(done, SENT_TYPE, QUALITY))
}
