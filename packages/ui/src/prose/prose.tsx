import { clsx } from 'clsx'
import type { ComponentType, ReactNode } from 'react'
import type { ProseBlock, ProseRun } from './parse-prose.ts'

type Props = {
  /** What `parseProse` made of a text. */
  blocks: readonly ProseBlock[]
  /** Draws a link of the site, as the app's router does it. */
  link: ComponentType<ProseLink>
}

export type ProseLink = { to: string; className: string; children: ReactNode }

const linkClass = 'font-semibold text-floodlight underline underline-offset-4'

/** A page of words to read: headings, paragraphs, lists and links. Nothing of it is markup. */
export function Prose({ blocks, link: Link }: Props) {
  const runs = (all: readonly ProseRun[]) =>
    all.map(({ text, to }, at) =>
      to === undefined ? (
        text
      ) : (
        <Link className={linkClass} key={at} to={to}>
          {text}
        </Link>
      ),
    )
  return (
    <div className="flex flex-col gap-3 leading-relaxed wrap-anywhere text-quiet">
      {blocks.map((block, at) => (
        <Block block={block} key={at} runs={runs} />
      ))}
    </div>
  )
}

type Runs = (runs: readonly ProseRun[]) => ReactNode

function Block({ block, runs }: { block: ProseBlock; runs: Runs }) {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />
    case 'paragraph':
      return <p className="max-w-[65ch]">{runs(block.runs)}</p>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List
          className={clsx(
            'flex max-w-[65ch] flex-col gap-1.5 pl-5 marker:text-grass',
            block.ordered ? 'list-decimal [&:lang(bn)]:list-[bengali]' : 'list-disc',
          )}
        >
          {block.items.map((item, at) => (
            <li className="pl-1" key={at}>
              {runs(item)}
            </li>
          ))}
        </List>
      )
    }
  }
}

/** An anchor keeps clear of the header when its address is opened. */
function Heading({ level, text, anchor }: Extract<ProseBlock, { kind: 'heading' }>) {
  const id = anchor ?? undefined
  return level === 2 ? (
    <h2 className="mt-4 scroll-mt-40 text-lg font-semibold text-text first:mt-0" id={id}>
      {text}
    </h2>
  ) : (
    <h3 className="mt-2 scroll-mt-40 font-semibold text-text" id={id}>
      {text}
    </h3>
  )
}
