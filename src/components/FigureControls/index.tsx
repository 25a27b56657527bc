import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value as text, for readers and screen readers. */
  text: string;
  onChange: (value: number) => void;
}

/** A labelled range input with its value beside the label. */
export function Slider({label, value, min, max, step = 1, text, onChange}: SliderProps) {
  const id = useId();
  return (
    <div className={styles.control}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <output className={styles.value} htmlFor={id} aria-live="off">
        {text}
      </output>
      <input
        className={styles.slider}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly {value: T; text: string}[];
  value: T;
  disabled?: boolean;
  onChange: (value: T) => void;
}

/** A row of radio buttons. */
export function Choice<T extends string>({label, options, value, disabled, onChange}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend className={styles.label}>{label}</legend>
      {options.map((option) => (
        <label className={styles.option} key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FactsProps {
  facts: readonly {name: string; value: ReactNode; strong?: boolean}[];
}

export function Facts({facts}: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({name, value, strong}) => (
        <div className={styles.fact} key={name}>
          <dt>{name}</dt>
          <dd className={strong ? styles.strong : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PanelProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** The frame of an interactive figure. */
export function Panel({label, className, children}: PanelProps) {
  return (
    <div className={clsx(styles.panel, className)} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** Lays controls out in as many columns as fit. */
export function Controls({children}: {children: ReactNode}) {
  return <div className={styles.controls}>{children}</div>;
}
