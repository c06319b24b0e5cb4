import { Icon, type IconName } from "#ui/brand/Icon.tsx";

type Props = {
  icon: IconName;
  text: string;
  title?: string;
  isPressed?: boolean;
  className?: string;
  onClick: () => void;
};

/** Unobtrusive button in the header of the eyes' card. */
export const Tool = ({ icon, text, title, isPressed, className = "", onClick }: Props) => (
  <button
    type="button"
    className={`btn btn-quiet btn-sm ${className}`}
    title={title}
    aria-expanded={isPressed}
    onClick={onClick}
  >
    <Icon name={icon} />
    {text}
  </button>
);
