import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { appIcon } from './brand/app-icon.ts'
import { PICTURES } from './lists/all.ts'
import { LAUNCHER_ICONS } from './lists/brand.ts'

/** Draws every listed picture and launcher icon into `outDir`; returns the paths written, relative to it. */
export async function writePictures(outDir: string): Promise<string[]> {
  const written: string[] = []
  const write = async (path: string, content: string | Buffer): Promise<void> => {
    const file = join(outDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    written.push(path)
  }
  for (const picture of PICTURES) await write(picture.path, picture.draw())
  for (const icon of LAUNCHER_ICONS) {
    const drawn = Buffer.from(appIcon(icon.safe))
    await write(
      icon.path,
      await sharp(drawn).resize(icon.size).png({ compressionLevel: 9, palette: true }).toBuffer(),
    )
  }
  return written
}
