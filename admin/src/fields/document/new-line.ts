import { createContext, useContext } from 'react';

/** Returns the values of a new line. */
export type NewLine = () => object;

const NewLineContext = createContext<NewLine>(() => ({ quantity: 1 }));

/** Gives the inputs of lines the values of new ones. */
export const WithNewLine = NewLineContext.Provider;

export const useNewLine = (): NewLine => useContext(NewLineContext);
