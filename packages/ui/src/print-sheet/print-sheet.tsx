import '../forms.css'
import { type ReactNode, useRef } from 'react'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/**
 * What a visitor prints and takes along, shown as the sheet it will be. On paper the sheet is alone: whatever else
 * stands in the main part of the page is left out, other sheets too when its own button was pressed.
 */
export function PrintSheet(props: PrintSheetProps) {
  const { id, source, title, titleAs: Title = 'h2', date, note, printLabel, isDense = false, summary, children } = props
  const sheet = useRef<HTMLElement>(null)
  return (
    <article ref={sheet} id={id} className={isDense ? 'print-sheet print-sheet--dense' : 'print-sheet'}>
      <header className="print-sheet__head">
        <p className="print-sheet__source">
          <span>{source}</span>
          <span>{date}</span>
        </p>
        <Title tabIndex={Title === 'h1' ? -1 : undefined}>{title}</Title>
      </header>
      {summary === undefined ? null : <div className="print-sheet__summary">{summary}</div>}
      <div className="print-sheet__body">{children}</div>
      {note === undefined ? null : <footer className="print-sheet__note">{note}</footer>}
      <Actions>
        <Button kind="quiet" onClick={() => sheet.current && printAlone(sheet.current)}>
          {printLabel}
        </Button>
      </Actions>
    </article>
  )
}

/** A browser may go on before anything is printed: the mark stays until it says that it is done. */
function printAlone(sheet: HTMLElement) {
  sheet.dataset['alone'] = ''
  window.addEventListener('afterprint', () => delete sheet.dataset['alone'], { once: true })
  window.print()
}

interface PrintSheetProps {
  /** For links to it. */
  id?: string
  /** Who made it: the name of the clinic and how to reach it. */
  source: ReactNode
  title: ReactNode
  titleAs?: 'h1' | 'h2'
  date: ReactNode
  /** What the reader must know about it: that it is no diagnosis. */
  note?: ReactNode
  printLabel: ReactNode
  /** What is below the summary is set small on paper, where some fifty answers are to fit on one page. */
  isDense?: boolean
  /** What is read first: rows of a SummaryList. */
  summary?: ReactNode
  /** Facts and answers, each under an h3 (h2 when the title is the h1). */
  children: ReactNode
}

/** A line of a sheet to write on by hand; a screen reader says so with `children`. */
export function BlankLine({ isTall = false, children }: BlankLineProps) {
  return (
    <span className={isTall ? 'blank-line blank-line--tall' : 'blank-line'}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  )
}

interface BlankLineProps {
  /** With room for a signature. */
  isTall?: boolean
  children: ReactNode
}
