/** Memoises a function by object; the result lives as long as the object. */
export function memoise<Subject extends object, Answer>(
  answer: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  return remembering(new WeakMap<Subject, Result<Answer>>(), answer)
}

/** Memoises a function of two objects; a result lives as long as both. */
export function memoisePair<First extends object, Second extends object, Answer>(
  answer: (first: First, second: Second) => Answer,
): (first: First, second: Second) => Answer {
  const answers = memoise((second: Second) => memoise((first: First) => answer(first, second)))
  return (first, second) => answers(second)(first)
}

/** Memoises a function by text for the life of the process: for texts that recur. */
export function memoiseText<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  return remembering(new Map<string, Result<Answer>>(), answer)
}

type Result<Answer> = { answer: Answer }

type Memory<Subject, Answer> = {
  get: (subject: Subject) => Result<Answer> | undefined
  set: (subject: Subject, result: Result<Answer>) => unknown
}

function remembering<Subject, Answer>(
  known: Memory<Subject, Answer>,
  answer: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  return (subject) => {
    const result = known.get(subject) ?? { answer: answer(subject) }
    known.set(subject, result)
    return result.answer
  }
}
