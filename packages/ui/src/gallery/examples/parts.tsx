import { useState } from 'react'
import {
  Badge,
  Card,
  Countdown,
  MoneyText,
  PageHeader,
  parseProse,
  Prose,
  type ProseLink,
  RunningLine,
  SlideFace,
} from '../../index.ts'
import type { Example } from '../example.ts'

const nothing = () => undefined
const DUSK =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 7"><path fill="teal" d="M0 0h16v7H0z"/></svg>'
const MINUTES_MS = 5 * 60_000

export const cardExample: Example = (say) => [
  { name: 'padded', shown: <Card>{say('text')}</Card> },
  { name: 'without padding', shown: <Card padded={false}>{say('longText')}</Card> },
]

export const moneyTextExample: Example = () => [
  { name: 'taka', shown: <MoneyText minor={123_456_750n} /> },
  { name: 'won', shown: <MoneyText minor={50_000n} signed /> },
  { name: 'lost', shown: <MoneyText minor={-50_000n} signed /> },
  { name: 'another currency', shown: <MoneyText currency="USDT" minor={1_250_000_000n} /> },
]

export const pageHeaderExample: Example = (say) => [
  { name: 'with a way back', shown: <PageHeader onBack={nothing} title={say('title')} /> },
  {
    name: 'with something at its end',
    shown: <PageHeader end={<Badge tone="hot">{say('live')}</Badge>} title={say('longText')} />,
  },
]

export const proseExample: Example = (say) => [
  {
    name: 'headings, words, a list and a link',
    shown: (
      <Prose
        blocks={parseProse(
          `## ${say('title')}\n${say('text')}\n### ${say('sport')}\n- ${say('cricket')}\n- [${say('soccer')}](/)`,
        )}
        link={PlainLink}
      />
    ),
  },
]

export const runningLineExample: Example = (say) => [
  {
    name: 'two news, one of which leads somewhere',
    shown: (
      <RunningLine
        items={[
          { key: 'text', shown: say('text') },
          { key: 'title', shown: say('title'), onPress: nothing },
        ]}
        label={say('title')}
      />
    ),
  },
  { name: 'no news', shown: <RunningLine items={[]} label={say('title')} /> },
]

export const slideFaceExample: Example = (say) => [
  {
    name: 'with words',
    shown: (
      <div className="relative aspect-[16/7] overflow-hidden rounded-card">
        <SlideFace caption={say('text')} picture={DUSK} />
      </div>
    ),
  },
  {
    name: 'without words',
    shown: (
      <div className="relative aspect-[16/7] overflow-hidden rounded-card">
        <SlideFace isFirst={false} picture={DUSK} />
      </div>
    ),
  },
]

export const countdownExample: Example = () => [
  { name: 'five minutes', shown: <FiveMinutes /> },
  { name: 'over', shown: <Countdown endsAtMs={0} /> },
]

function FiveMinutes() {
  const [endsAtMs] = useState(() => Date.now() + MINUTES_MS)
  return <Countdown endsAtMs={endsAtMs} />
}

function PlainLink({ to, className, children }: ProseLink) {
  return (
    <a className={className} href={to}>
      {children}
    </a>
  )
}
