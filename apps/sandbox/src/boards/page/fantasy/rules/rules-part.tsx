/** A part of the rules: a title and what it says. */
export function RulesPart({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  )
}
