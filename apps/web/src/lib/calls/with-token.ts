/** An address with a token added to its search part; what it had there stays. */
export function withToken(address: string, name: string, token: string): string {
  const url = new URL(address, location.origin)
  url.searchParams.set(name, token)
  return url.toString()
}
