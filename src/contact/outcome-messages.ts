// Specification 8, word by word.
export const SENT_MESSAGE = 'Consulta enviada correctamente, pronto nos comunicaremos con usted.'
export const FAILED_MESSAGE = 'Hubo un problema al enviar tu consulta.'
