'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassHistoryList as DassHistoryListElement } from '../entries/dass-history-list.js';
import type { DassHistoryListNavigateDetail } from '../entries/dass-history-list.js';

export type { DassHistoryListElement };
export type * from '../entries/dass-history-list.js';

/** The props of <DassHistoryList>, in addition to the attributes of every HTML element. */
export interface DassHistoryListOwnProps {
  /**
   * Address of the system whose history is shown; it is part of the key in local storage. Default: `''`, the base
   * address of the page's system.
   */
  systemUrl?: DassHistoryListElement['systemUrl'] | undefined;
  /** Fired when the user follows an entry. Cancelable: prevent it when the router of the application navigates, otherwise the browser does. */
  onNavigate?: ((event: CustomEvent<DassHistoryListNavigateDetail> & { readonly target: DassHistoryListElement; readonly currentTarget: DassHistoryListElement }) => void) | undefined;
  /** Fired when the user has cleared the history. */
  onClearHistory?: ((event: CustomEvent<null> & { readonly target: DassHistoryListElement; readonly currentTarget: DassHistoryListElement }) => void) | undefined;
}
export type DassHistoryListProps = DassHistoryListOwnProps & Omit<React.HTMLAttributes<DassHistoryListElement>, keyof DassHistoryListOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-history-list',
  elementClass: DassHistoryListElement,
  react: React,
  events: {
    onNavigate: 'dass-navigate',
    onClearHistory: 'dass-clear-history',
  },
  displayName: 'DassHistoryList',
});

/**
 * The pages that the user has visited, the current one first, from local storage. The list is updated when this or
 * another tab records a visit. Following an entry records a visit.
 */
export const DassHistoryList = component as React.FunctionComponent<DassHistoryListProps & React.RefAttributes<DassHistoryListElement>>;
