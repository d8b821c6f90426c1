import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { Note } from './note.tsx'

/** Says that a change waits for a second person, with the way to where they decide. */
export function WaitsNote({ text, link }: { text: string; link: string }) {
  return (
    <Note icon={UsersRound} tone="waiting">
      {text}{' '}
      <Link className="underline underline-offset-2" to={paths.approvals}>
        {link}
      </Link>
    </Note>
  )
}
