import { isIPv6 } from 'node:net'

/** An IPv4 address as a socket that listens on both kinds writes it. */
const MAPPED_V4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i
const GROUPS = 8
/** Groups of 16 bits that name the network; the rest is the host's own choice. */
const NETWORK_GROUPS = 4

/**
 * Whom a limit counts behind an address: an IPv4 address itself, and of an IPv6 address its /64,
 * since whoever has one address of that network has all of them.
 */
export function networkOf(ip: string): string {
  const mapped = MAPPED_V4.exec(ip)?.[1]
  if (mapped) return mapped
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const network = groupsOf(address).slice(0, NETWORK_GROUPS)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The groups of an address with the zeros written out that `::` stands for. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  const zeros = Math.max(0, GROUPS - before.length - after.length)
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
}
