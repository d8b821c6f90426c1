/** The partner's heart beats every two seconds. */
const SILENCE_MAX_MS = 6_000
const FRAME_LENGTH_MAX = 4 * 1024 * 1024

/** The fields of one server-sent event. */
export type Frame = ReadonlyMap<string, string>

/** Reads a stream of server-sent events frame by frame; ends it with `abort` once it is silent. */
export async function* readFrames(
  body: ReadableStream<Uint8Array>,
  abort: AbortController,
): AsyncGenerator<Frame> {
  const decoder = new TextDecoder()
  let buffer = ''
  let watchdog = watch(abort)
  try {
    for await (const chunk of body) {
      clearTimeout(watchdog)
      watchdog = watch(abort)
      buffer += decoder.decode(chunk, { stream: true })
      if (buffer.length > FRAME_LENGTH_MAX) throw new Error('a frame of the push is too long')
      const frames = buffer.split('\n\n')
      buffer = frames.pop() ?? ''
      yield* frames.map(parseFrame)
    }
  } finally {
    clearTimeout(watchdog)
  }
}

function watch(abort: AbortController) {
  return setTimeout(() => abort.abort(), SILENCE_MAX_MS)
}

function parseFrame(text: string): Frame {
  return new Map(
    text.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()]
    }),
  )
}
