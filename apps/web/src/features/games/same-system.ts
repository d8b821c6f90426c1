/** Whether two names mean the same provider: letters and digits alone decide. */
export function sameSystem(left: string, right: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
  return plain(left) === plain(right)
}
