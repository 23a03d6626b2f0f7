/** A function that works its answer out once for each object, and keeps it as long as the object. */
export function oncePer<Subject extends object, Answer>(
  answer: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  return remembering(new WeakMap<Subject, Kept<Answer>>(), answer)
}

/** The same for a text, kept as long as the process: for texts that come again and again. */
export function oncePerText<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  return remembering(new Map<string, Kept<Answer>>(), answer)
}

type Kept<Answer> = { answer: Answer }

type Memory<Subject, Answer> = {
  get: (subject: Subject) => Kept<Answer> | undefined
  set: (subject: Subject, kept: Kept<Answer>) => unknown
}

function remembering<Subject, Answer>(
  known: Memory<Subject, Answer>,
  answer: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  return (subject) => {
    const kept = known.get(subject) ?? { answer: answer(subject) }
    known.set(subject, kept)
    return kept.answer
  }
}
