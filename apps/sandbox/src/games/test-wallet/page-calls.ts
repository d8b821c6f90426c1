/** What a game page would get: the status and the answer's fields. */
export type Called = { status: number; body: Record<string, unknown> }

/** Posts to a studio as its page does. */
export async function post(
  studioUrl: string,
  path: string,
  body: Record<string, unknown>,
): Promise<Called> {
  const response = await fetch(new URL(path, studioUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Gets with a session as bearer token. */
export async function get(studioUrl: string, path: string, session: string): Promise<Called> {
  const response = await fetch(new URL(path, studioUrl), {
    headers: { authorization: `Bearer ${session}` },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Opens a game for a player by a launch token; answers the session token. */
export async function openGame(studioUrl: string, launch: string, game: string): Promise<string> {
  const { body } = await post(studioUrl, '/studio/session', { launch, game })
  return String(body['session'])
}
