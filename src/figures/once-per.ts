/** Memoises a function by object; the result lives as long as the object. */
export function oncePer<Subject extends object, Answer>(
  answer: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  return remembering(new WeakMap<Subject, Kept<Answer>>(), answer)
}

/** Memoises a function of two objects; a result lives as long as both. */
export function oncePerPair<First extends object, Second extends object, Answer>(
  answer: (first: First, second: Second) => Answer,
): (first: First, second: Second) => Answer {
  const answers = oncePer((second: Second) => oncePer((first: First) => answer(first, second)))
  return (first, second) => answers(second)(first)
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
