package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.opensocial.execution.CypherFiles;
import java.util.List;
import java.util.Map;

/** The ways to put a question, and so what the records of an answer are. */
public enum RequestForm {
  /** The native procedure's name. */
  NATIVE {
    @Override
    QuestionRequest put(Question question, Map<String, Object> parameters) {
      return new QuestionRequest(question, this, question.procedure(), parameters);
    }
  },
  /** The text whose answer is one record. */
  ONE_ROW {
    @Override
    QuestionRequest put(Question question, Map<String, Object> parameters) {
      return new QuestionRequest(question, this, question.cypher(), ofText(parameters));
    }
  },
  /** The text whose answer is a record for each item. */
  ROWS {
    @Override
    QuestionRequest put(Question question, Map<String, Object> parameters) {
      return new QuestionRequest(question, this, question.rows(), ofText(parameters));
    }

    @Override
    Answer answerOf(AnswerShape shape, List<? extends FieldValues> records) {
      return shape.ofRows(records);
    }
  },
  /** A text that calls the native procedure. */
  CALL {
    @Override
    QuestionRequest put(Question question, Map<String, Object> parameters) {
      return new QuestionRequest(
          question,
          this,
          "CALL shindig.read($name, $parameters)",
          Map.of("name", question.procedure(), "parameters", parameters));
    }

    @Override
    Answer answerOf(AnswerShape shape, List<? extends FieldValues> records) {
      return shape.of(records.stream().map(RequestForm::value).toList());
    }
  };

  abstract QuestionRequest put(Question question, Map<String, Object> parameters);

  /** Of one record at least. */
  Answer answerOf(AnswerShape shape, List<? extends FieldValues> records) {
    return shape.of(records);
  }

  Answer answer(AnswerShape shape, List<? extends FieldValues> records) {
    return records.isEmpty() ? Answer.EMPTY : answerOf(shape, records);
  }

  /** The record that a record of {@link #CALL} has. */
  private static FieldValues value(FieldValues row) {
    return ((Map<?, ?>) row.get("value"))::get;
  }

  private static Map<String, Object> ofText(Map<String, Object> parameters) {
    return parameters.isEmpty() ? parameters : CypherFiles.parameters(parameters);
  }

  /** Once for each set of parameters. */
  public List<QuestionRequest> put(Question question) {
    return question.parameters().stream().map(each -> put(question, each)).toList();
  }
}
