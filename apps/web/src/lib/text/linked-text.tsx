import { Link } from '../router/link.tsx'
import { readLinkedText } from './read-linked-text.ts'

/**
 * A server's text whose links of this site can be followed. Nothing of it is ever markup: what is
 * no link of the site is shown as its words.
 */
export function LinkedText({ html }: { html: string }) {
  return readLinkedText(html).map(({ text, to }, at) =>
    to === undefined ? (
      text
    ) : (
      <Link className="font-semibold text-floodlight underline underline-offset-4" key={at} to={to}>
        {text}
      </Link>
    ),
  )
}
