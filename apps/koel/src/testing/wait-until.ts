/** Waits until it holds, or fails after a while. */
export async function waitUntil(
  holds: () => boolean,
  what: string,
  mostMs = 15_000,
): Promise<void> {
  const endMs = Date.now() + mostMs
  while (!holds()) {
    if (Date.now() > endMs) throw new Error(`waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
