import { createHash, randomBytes } from 'node:crypto'

/** How many rounds one chain lasts. */
export const CHAIN_LENGTH = 10_000

const LINK_BYTES = 32

/** 64 hex digits; this text itself, not the bytes it stands for, is what is hashed and keyed. */
export function newLastLink(): string {
  return randomBytes(LINK_BYTES).toString('hex')
}

/** The link before: hex SHA-256 of a link's text. */
export function linkBefore(link: string): string {
  return createHash('sha256').update(link).digest('hex')
}

/** All links from the terminal (0) to the last one (`length`). */
export function linksOf(lastLink: string, length: number): readonly string[] {
  const links = Array.from({ length: length + 1 }, () => lastLink)
  let link = lastLink
  for (let index = length - 1; index >= 0; index -= 1) {
    link = linkBefore(link)
    links[index] = link
  }
  return links
}
