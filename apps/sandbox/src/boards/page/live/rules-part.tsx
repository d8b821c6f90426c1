/** A paragraph of the rules under its title. */
export function RulesPart({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  )
}
