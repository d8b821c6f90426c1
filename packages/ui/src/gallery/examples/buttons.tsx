import { Copy, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button, CopyButton, IconButton, Pills } from '../../index.ts'
import type { ButtonLook } from '../../index.ts'
import type { Example, Say } from '../example.ts'

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const satisfies readonly ButtonLook[]

export const buttonExample: Example = (say) => [
  ...LOOKS.map((look) => ({ name: look, shown: <Button look={look}>{say('save')}</Button> })),
  { name: 'small', shown: <Button size="small">{say('save')}</Button> },
  { name: 'wide', shown: <Button wide>{say('save')}</Button> },
  { name: 'busy', shown: <Button busy>{say('save')}</Button> },
  { name: 'disabled', shown: <Button disabled>{say('save')}</Button> },
]

export const iconButtonExample: Example = (say) => [
  { name: 'normal', shown: <IconButton icon={<Plus />} label={say('open')} /> },
  { name: 'disabled', shown: <IconButton disabled icon={<Plus />} label={say('open')} /> },
]

export const copyButtonExample: Example = (say) => [
  { name: 'by itself', shown: <CopyButton value="MAIDAN10" /> },
  { name: 'with a label', shown: <CopyButton label={say('copy')} value="MAIDAN10" /> },
]

export const pillsExample: Example = (say) => [
  { name: 'pills', shown: <Sports look="pills" say={say} /> },
  { name: 'tabs', shown: <Sports look="tabs" say={say} /> },
  { name: 'icons', shown: <Sports look="icons" say={say} /> },
  { name: 'with a badge', shown: <Sports badge="3" look="pills" say={say} /> },
]

function Sports({
  say,
  look,
  badge,
}: {
  say: Say
  look: 'tabs' | 'pills' | 'icons'
  badge?: ReactNode
}) {
  const [value, setValue] = useState('all')
  const label = (key: 'all' | 'cricket' | 'soccer') =>
    look === 'icons' ? [<Copy aria-hidden key="icon" />, say(key)] : say(key)
  const items = (['all', 'cricket', 'soccer'] as const).map((key) => ({
    value: key as string,
    label: label(key),
    badge: key === 'cricket' ? badge : undefined,
  }))
  return <Pills items={items} label={say('sport')} look={look} onChange={setValue} value={value} />
}
