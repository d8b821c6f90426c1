import { mark, tile, wordmark } from '../objects/mark.ts'
import { createPicture } from '../scene/picture.ts'

/** The header's logo, 160 x 40, no background. */
export function logo(): string {
  const pic = createPicture('lg', 160, 40)
  return pic.svg(tile(pic, { x: 20, y: 20, size: 39 }) + wordmark(pic, 47, 29.2, 19.5))
}

/** The compact logo for phones, 120 x 32. */
export function mobileLogo(): string {
  const pic = createPicture('ml', 120, 32)
  return pic.svg(tile(pic, { x: 16, y: 16, size: 31 }) + wordmark(pic, 37.5, 23, 15))
}

/** The mark alone, for the loader. */
export function loaderLogo(): string {
  const pic = createPicture('ll', 96, 96)
  return pic.svg(tile(pic, { x: 48, y: 48, size: 94 }))
}

/** The tab's icon: the mark, larger on its tile so that it reads at 16 px. */
export function favicon(): string {
  const pic = createPicture('fi', 64, 64)
  return pic.svg(
    `<rect width="64" height="64" rx="15" fill="#0C1E16"/>${mark(pic, { x: 32, y: 33, size: 66 })}`,
  )
}
