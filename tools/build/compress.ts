import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest'])
/** Smaller files fit one packet anyway. */
const BYTES_MIN = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes `.br` and `.gz` beside each text file below a folder, so that the server only picks the
 * one that a browser takes. Each is made anew: a picture may have been drawn over.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < BYTES_MIN) return
  const sized = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await toBrotli(bytes, { params: sized }))
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }))
}
