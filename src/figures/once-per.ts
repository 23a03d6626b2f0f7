/** Memoises a function by object; the result lives as long as the object. */
export function oncePer<Subject extends object, Answer>(
  answer: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  return remembering(new WeakMap<Subject, Kept<Answer>>(), answer)
}

/** Memoises a function by text for the life of the process: for texts that recur. */
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
