/** Things that hold something up together, none before the other: a list without numbers. */
export function Pillars({ pillars, headingLevel: Heading = 'h3' }: PillarsProps) {
  return (
    <ul className="pillars">
      {pillars.map(({ title, text }, index) => (
        <li className="pillars__pillar" key={index}>
          <Heading className="pillars__title">{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

interface PillarsProps {
  pillars: readonly { title: string; text: string }[]
  headingLevel?: 'h2' | 'h3'
}
