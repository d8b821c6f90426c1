/** How long a script may hang before that is reported (ERR-03). */
export const chunkTimeoutMs = 120_000

/** A part of the app that could not be fetched; the screen offers a plain reload (SIL-118). */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure'
}

/** Waits for a fetched part; a refused or hanging script becomes a logged {@link ChunkFailure}. */
export async function watchChunk<T>(loading: Promise<T>, timeoutMs = chunkTimeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hanging = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came for ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([loading, hanging])
  } catch (cause) {
    const failure = new ChunkFailure('A part of the page could not be loaded', { cause })
    console.error(failure)
    throw failure
  } finally {
    clearTimeout(timer)
  }
}
