import {createContext} from 'react';
import type {PageProof} from './model';

/** The receipts of the current page; null without any. */
export const ProofContext = createContext<PageProof | null>(null);
