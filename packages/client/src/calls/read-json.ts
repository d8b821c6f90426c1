import { ApiFailure } from '../failures/api-failure.ts'

/**
 * The JSON of an answer; an empty one reads as `{}`, and so does a refusal that is no JSON.
 * @throws {ApiFailure} of kind `network` when the line broke or the answer cannot be read.
 */
export async function readJson(response: Response, callName: string): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new ApiFailure(callName, { kind: 'network', cause })
  })
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!response.ok) return {}
    throw new ApiFailure(callName, { kind: 'network', cause })
  }
}
